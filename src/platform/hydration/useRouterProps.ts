import { useMemo } from 'react';
import {
  createPath,
  type Navigator,
  type RouterProps,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

/** The page's router as props of `Router`, so that hooks and links work in another React root. */
export function useRouterProps(): RouterProps {
  const navigate = useNavigate();
  const navigator = useMemo(
    (): Navigator => ({
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => void navigate(delta),
      push: (to, state, options) => void navigate(to, { ...options, state }),
      replace: (to, state, options) => void navigate(to, { ...options, state, replace: true }),
    }),
    [navigate],
  );
  return {
    location: useLocation(),
    navigationType: useNavigationType(),
    navigator,
    useTransitions: false,
  };
}
