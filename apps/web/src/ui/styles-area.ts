// Styles behind the sign-in: every part of the library, so that no page has to think of it.
import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
