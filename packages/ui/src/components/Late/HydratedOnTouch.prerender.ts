import type { ReactNode } from 'react';

/** Renders its children: nobody touches a page while it is rendered in advance. */
export const HydratedOnTouch = ({ children }: { children: ReactNode }) => children;
