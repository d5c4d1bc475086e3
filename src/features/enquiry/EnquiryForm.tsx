import type { ReactNode } from 'react';
import { Button } from '#src/components/Button.tsx';
import { NoScriptNotice } from '#src/components/fields/NoScriptNotice.tsx';
import * as common from '#src/components/messages.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { paths } from '#src/config/paths.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import type { Enquiry, EnquiryContent } from './enquiryContent.ts';
import { EnquiryField } from './EnquiryField.tsx';
import * as messages from './messages.tsx';
import { useEnquiry } from './useEnquiry.ts';
import styles from './EnquiryForm.module.css';

interface EnquiryFormProps extends EnquiryContent {
  phone: Phone;
  withoutScript: string;
  notice: string;
  onSubmit: (enquiry: Enquiry) => void;
  children?: (enquiry: Enquiry) => ReactNode;
}

/**
 * A form without a call of its own (docs/product.md, section 2). Method `dialog` makes a submit without JavaScript a no-op, so
 * that no value reaches the address.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { label, fields, submitLabel, phone, withoutScript, notice, onSubmit, children } = props;
  const { form, enquiry, handleChange } = useEnquiry(fields);
  return (
    <form
      ref={form}
      aria-label={label}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(enquiry);
      }}
    >
      <NoScriptNotice title={withoutScript} phone={phone} />
      <div className="script-only">
        <p className={`small ${styles.notice}`}>
          <span>{notice}</span>{' '}
          <span>
            {messages.whatWeDo(<SiteLink href={paths.privacy}>{common.privacy}</SiteLink>)}
          </span>
        </p>
        <div className={styles.fields} data-layout="columns">
          {fields.map((field) => (
            <EnquiryField
              key={field.name}
              field={field}
              value={enquiry[field.name] ?? ''}
              onChange={handleChange}
            />
          ))}
        </div>
        <Button type="submit" wide>
          {submitLabel}
        </Button>
        {children?.(enquiry)}
      </div>
    </form>
  );
}
