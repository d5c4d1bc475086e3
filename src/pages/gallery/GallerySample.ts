import type { ReactNode } from 'react';

export interface Sample {
  /** The name of the section's file. */
  name: string;
  section: ReactNode;
}
