import { type ComponentProps, type ReactNode, useId } from "react";

interface FieldProps extends Omit<ComponentProps<"input">, "id"> {
	label: string;
	hint?: string;
	/** What is wrong with what was typed. */
	error?: string | undefined;
	/** Stands at the end of the input. */
	after?: ReactNode;
}

/** A labelled input with its hint and its error, both read out with it. */
export function Field({ label, hint, error, after, ...input }: FieldProps) {
	const id = useId();
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block font-bold">
				{label}
			</label>
			<div className="relative">
				<input
					{...input}
					id={id}
					aria-invalid={error !== undefined}
					aria-describedby={described || undefined}
					className={`min-h-13 w-full rounded-md border-2 bg-paper px-4 text-lg ${after ? "pr-20" : ""} ${error ? "border-wrong" : "border-edge"}`}
				/>
				{after}
			</div>
			{hint && (
				<p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
					{hint}
				</p>
			)}
			{error && (
				<p id={`${id}-error`} className="mt-1.5 font-bold text-wrong">
					{error}
				</p>
			)}
		</div>
	);
}
