interface StepListProps {
  steps: { title: string; text: string }[];
  className?: string;
  /** The class of the number, which is not read out: the list counts by itself. */
  numberClassName?: string;
}

/** Numbered steps, each with a heading. How they look is their section's. */
export function StepList({ steps, className, numberClassName }: StepListProps) {
  return (
    <ol className={className}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className={numberClassName} aria-hidden>
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
