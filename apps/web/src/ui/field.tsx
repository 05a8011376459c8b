import { type ComponentProps, type ReactNode, use, useId } from "react";
import { FormContext } from "./form.tsx";

interface FieldProps extends Omit<ComponentProps<"input">, "id" | "value" | "onChange"> {
	name: string;
	label: string;
	/** Hides the label on the screen if the field's place explains it. */
	isLabelHidden?: boolean;
	hint?: string;
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
	...input
}: FieldProps) {
	const id = useId();
	const { faults, initial } = use(FormContext);
	const fault = faults[name];
	const note = fault ?? hint;
	return (
		<div className={className}>
			<label htmlFor={id} className={isLabelHidden ? "sr-only" : "mb-1.5 block font-bold"}>
				{label}
			</label>
			<div className="relative">
				<input
					required
					{...input}
					id={id}
					name={name}
					defaultValue={initial[name]}
					aria-invalid={fault !== undefined}
					aria-describedby={note && `${id}-note`}
					className={`min-h-13 w-full rounded-md border-2 bg-paper px-4 text-lg ${after ? "pr-20" : ""} ${fault ? "border-wrong" : "border-edge"}`}
				/>
				{after}
			</div>
			{note && (
				<p id={`${id}-note`} className={`mt-1.5 ${fault ? "font-bold text-wrong" : "text-sm text-muted"}`}>
					{note}
				</p>
			)}
		</div>
	);
}
