import { type ComponentProps, type ReactNode, use, useId, useState } from "react";
import { PLAIN } from "./button.tsx";
import { FormContext } from "./form.tsx";

interface Labelled {
	name: string;
	label: string;
	hint?: string;
}

interface FieldProps extends Labelled, Omit<ComponentProps<"input">, "id" | "name" | "value" | "onChange"> {
	/** Hides the label on the screen if the field's place explains it. */
	isLabelHidden?: boolean;
	/** Shown at the end of the input. */
	after?: ReactNode;
}

/** A labelled text field of a form. An error replaces the hint; both are read out with the field. */
export function Field({
	label,
	isLabelHidden = false,
	name,
	hint,
	after,
	className = "",
	...rest
}: FieldProps) {
	const { input, note } = useFormField(name, hint);
	return (
		<div className={className}>
			<label
				htmlFor={input.id}
				className={isLabelHidden ? "sr-only" : "mb-1.5 block font-bold low:mb-1 low:leading-tight"}
			>
				{label}
			</label>
			<div className="relative">
				<input
					required
					{...rest}
					{...input}
					className={`field min-h-13 px-4 text-lg low:min-h-11 ${after ? "pr-20" : ""}`}
				/>
				{after}
			</div>
			{note}
		</div>
	);
}

export function UsernameField(props: FieldProps) {
	return <Field autoComplete="username" autoCapitalize="none" spellCheck={false} {...props} />;
}

export function PasswordField(props: Omit<FieldProps, "type" | "after">) {
	const [isShown, setShown] = useState(false);
	return (
		<Field
			{...props}
			type={isShown ? "text" : "password"}
			autoCapitalize="none"
			spellCheck={false}
			after={
				<button
					type="button"
					aria-label={isShown ? "Hide password" : "Show password"}
					className={`${PLAIN} absolute inset-y-1.5 right-1.5 text-sm font-bold`}
					onClick={() => setShown(!isShown)}
				>
					{isShown ? "Hide" : "Show"}
				</button>
			}
		/>
	);
}

interface TextAreaProps
	extends Labelled,
		Omit<ComponentProps<"textarea">, "id" | "name" | "value" | "onChange"> {
	/** In code points. Unlike with `maxLength` a longer text can be typed; its last fifth is counted. */
	limit?: number;
}

/** A labelled field for several lines. */
export function TextArea({ name, label, hint, limit, className = "", ...rest }: TextAreaProps) {
	const [length, setLength] = useState(0);
	const counted = limit && length >= limit * 0.8 ? `${length} of ${limit} characters` : hint;
	const { input, note } = useFormField(name, counted);
	return (
		<div className={className}>
			<label htmlFor={input.id} className="mb-1.5 block font-bold low:mb-1 low:leading-tight">
				{label}
			</label>
			<textarea
				rows={3}
				{...(limit && { onInput: ({ currentTarget }) => setLength([...currentTarget.value].length) })}
				{...rest}
				{...input}
				className="field block px-4 py-3 text-lg leading-snug low:py-2"
			/>
			{note}
		</div>
	);
}

/** What a field has from the form around it: its initial text, and the error in place of the hint, read out with it. */
function useFormField(name: string, hint: string | undefined) {
	const id = useId();
	const { faults, initial } = use(FormContext);
	const fault = faults[name];
	const note = fault ?? hint;
	return {
		input: {
			id,
			name,
			defaultValue: initial[name],
			"aria-invalid": fault !== undefined,
			"aria-describedby": note && `${id}-note`,
		},
		note: note && (
			<FieldNote id={`${id}-note`} isFault={fault !== undefined}>
				{note}
			</FieldNote>
		),
	};
}

/** The line below a field. */
export function FieldNote({ isFault, ...rest }: ComponentProps<"p"> & { isFault: boolean }) {
	return <p {...rest} className={`mt-1.5 ${isFault ? "font-bold text-wrong" : "text-sm text-muted"}`} />;
}
