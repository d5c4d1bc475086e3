import type { ReactNode } from 'react';

export interface Sample {
  /** The section's own name, as its file has it. */
  name: string;
  section: ReactNode;
}
