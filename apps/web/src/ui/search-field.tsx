import { type ComponentProps, useId } from "react";
import { FieldNote } from "./field.tsx";
import { Icon } from "./icon.tsx";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "id" | "type"> {
	/** For screen readers only, because the placeholder says the same. */
	label: string;
	note?: string | undefined;
	isFaulty?: boolean;
}

export function SearchField({ label, note, isFaulty = false, className = "", ...input }: SearchFieldProps) {
	const id = useId();
	return (
		<div className={className}>
			<label htmlFor={id} className="sr-only">
				{label}
			</label>
			<div className="relative">
				<Icon
					name="search"
					className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 stroke-[2.5] text-muted"
				/>
				<input
					{...input}
					id={id}
					type="search"
					dir="auto"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					enterKeyHint="search"
					aria-invalid={isFaulty}
					aria-describedby={note && `${id}-note`}
					className="field min-h-13 pr-4 pl-11 text-lg [&::-webkit-search-cancel-button]:grayscale"
				/>
			</div>
			{note && (
				<FieldNote id={`${id}-note`} role="status" isFault={isFaulty}>
					{note}
				</FieldNote>
			)}
		</div>
	);
}
