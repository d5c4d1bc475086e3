// For the sizes of the systems' fonts alone: no style of Hindi names a font of the site's own, so none is fetched.
import './fonts/fonts.css';
import './hindi.css';
