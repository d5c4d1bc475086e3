/** What the business calls its clinics, wherever the site speaks of them (content/…/brand.yaml): 'clinic', 'clinics', 'a clinic'. */
export { aPlace, place, Place, places, Places } from 'virtual:site';
