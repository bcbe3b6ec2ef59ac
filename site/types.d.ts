import 'react';

/** React's types do not know the invoker attributes yet; browsers do. Lower case, as HTML writes them. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none';
  }
  interface DetailsHTMLAttributes<T> {
    name?: string;
  }
}
