import { type ComponentProps, type ReactNode, use, useId } from "react";
import { FormContext } from "./form-context.ts";

interface FieldProps extends Omit<ComponentProps<"input">, "id" | "value" | "onChange"> {
	name: string;
	label: string;
	/** For fields whose place says what they are for: only read out. */
	isLabelHidden?: boolean;
	hint?: string;
	/** Stands at the end of the input. */
	after?: ReactNode;
}

/** A labelled text field of a form, with its hint. What is wrong with it takes the hint's place; both are read out with it. */
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
