import { type ComponentProps, useId } from "react";
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
					className={`min-h-13 w-full rounded-md border-2 bg-paper pr-4 pl-11 text-lg [&::-webkit-search-cancel-button]:grayscale ${isFaulty ? "border-wrong" : "border-edge"}`}
				/>
			</div>
			{note && (
				<p
					id={`${id}-note`}
					role="status"
					className={`mt-1.5 ${isFaulty ? "font-bold text-wrong" : "text-sm text-muted"}`}
				>
					{note}
				</p>
			)}
		</div>
	);
}
