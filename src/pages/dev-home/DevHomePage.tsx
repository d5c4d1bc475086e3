import { useLocation } from 'react-router-dom';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import styles from './DevHomePage.module.css';

/** The query as formatted JSON, repeated parameters as lists; undefined without a query. */
function formatQuery(search: string): string | undefined {
  const parameters = new URLSearchParams(search);
  const values = [...new Set(parameters.keys())].map((name) => {
    const all = parameters.getAll(name);
    return [name, all.length === 1 ? all[0] : all];
  });
  return values.length > 0 ? JSON.stringify(Object.fromEntries(values), null, 2) : undefined;
}

/** /devHome: the address's query as text (docs/product.md, section 2). */
export function DevHomePage() {
  const text = formatQuery(useLocation().search);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageMeta title="Received data" />
      <h1 className={styles.title}>Received data</h1>
      {text === undefined ? (
        <p>No data received</p>
      ) : (
        <pre className={`breaks ${styles.data}`}>{text}</pre>
      )}
    </div>
  );
}
