import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { CommonLayout } from '#site/layouts/common-layout.tsx';

export default function Layout({ children }: { children: ReactNode }) {
  return <CommonLayout path={usePageContext().urlPathname}>{children}</CommonLayout>;
}
