// Hindi takes the scaled device fonts from here and names its own two files in hindi.css, so it fetches none of English.
import './fonts/fonts.css';
import './hindi.css';
