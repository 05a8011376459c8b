import { type ComponentProps, use, useId } from "react";
import { FormContext } from "./form.tsx";

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "id" | "value" | "onChange"> {
	name: string;
	label: string;
	hint?: string;
}

/** A labelled field for several lines. An error replaces the hint; both are read out with the field. */
export function TextArea({ name, label, hint, className = "", ...rest }: TextAreaProps) {
	const id = useId();
	const { faults, initial } = use(FormContext);
	const fault = faults[name];
	const note = fault ?? hint;
	return (
		<div className={className}>
			<label htmlFor={id} className="mb-1.5 block font-bold">
				{label}
			</label>
			<textarea
				rows={3}
				{...rest}
				id={id}
				name={name}
				defaultValue={initial[name]}
				aria-invalid={fault !== undefined}
				aria-describedby={note && `${id}-note`}
				className={`block w-full rounded-md border-2 bg-paper px-4 py-3 text-lg leading-snug ${fault ? "border-wrong" : "border-edge"}`}
			/>
			{note && (
				<p id={`${id}-note`} className={`mt-1.5 ${fault ? "font-bold text-wrong" : "text-sm text-muted"}`}>
					{note}
				</p>
			)}
		</div>
	);
}
