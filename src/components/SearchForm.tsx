import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';

export function SearchForm({
  action,
  onSubmit,
  ...form
}: ComponentProps<'form'> & { action: string }) {
  const navigate = useNavigate();
  return (
    <form
      role="search"
      method="get"
      action={action}
      {...form}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        const fields = [...new FormData(event.currentTarget)] as [string, string][];
        void navigate(`${action}?${new URLSearchParams(fields).toString()}`);
      }}
    />
  );
}
