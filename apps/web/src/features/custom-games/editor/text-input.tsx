import { type ComponentProps, useId } from "react";

interface TextInputProps
	extends Pick<ComponentProps<"input">, "placeholder" | "className" | "inputMode" | "enterKeyHint"> {
	readonly label: string;
	readonly value: string;
	readonly onText: (text: string) => void;
	readonly onLeave?: () => void;
	readonly problem?: string | undefined;
	readonly hint?: string | undefined;
	/** Identifies the field for its problems. */
	readonly name: string;
	readonly lines?: number;
	readonly onEnter?: () => void;
}

/** A controlled field, so that the editor can undo its text. A problem replaces the hint. */
export function TextInput(props: TextInputProps) {
	const { label, value, onText, onLeave, problem, hint, placeholder, name, lines, className, onEnter } =
		props;
	const id = useId();
	const note = problem ?? hint;
	const field = {
		id,
		value,
		placeholder,
		"data-name": name,
		autoComplete: "off",
		"aria-invalid": problem !== undefined,
		"aria-describedby": note && `${id}-note`,
		onBlur: onLeave,
	};
	const inputClass = `w-full rounded-md border-2 bg-paper px-4 text-lg placeholder:text-muted ${problem ? "border-wrong" : "border-edge"}`;
	return (
		<div className={className}>
			<label htmlFor={id} className="mb-1.5 block font-bold">
				{label}
			</label>
			{lines ? (
				<textarea
					{...field}
					rows={lines}
					className={`${inputClass} block field-sizing-content min-h-19 py-3 leading-snug`}
					onChange={({ target }) => onText(target.value)}
				/>
			) : (
				<input
					{...field}
					inputMode={props.inputMode}
					enterKeyHint={props.enterKeyHint}
					className={`${inputClass} min-h-13`}
					onChange={({ target }) => onText(target.value)}
					onKeyDown={(event) => {
						if (event.key !== "Enter" || event.nativeEvent.isComposing || !onEnter) return;
						event.preventDefault();
						onEnter();
					}}
				/>
			)}
			{note && (
				<p id={`${id}-note`} className={`mt-1.5 text-sm ${problem ? "font-bold text-wrong" : "text-muted"}`}>
					{note}
				</p>
			)}
		</div>
	);
}
