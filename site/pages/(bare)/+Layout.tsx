import type { ReactNode } from 'react';
import { BareLayout } from '#site/layouts/bare-layout.tsx';

export default function Layout({ children }: { children: ReactNode }) {
  return <BareLayout>{children}</BareLayout>;
}
