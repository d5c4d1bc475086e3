// First, since it names the order of the layers.
import '#src/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from '#src/app/routes.tsx';

const router = createBrowserRouter(routes);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

function mount(container: HTMLElement) {
  createRoot(container).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

// The first page is lazy: rendering before it is here would show an empty fallback.
if (router.state.initialized) {
  mount(root);
} else {
  const stop = router.subscribe((state) => {
    if (!state.initialized) return;
    stop();
    mount(root);
  });
}
