import { type ComponentProps, useId } from "react";
import { Icon } from "./icon.tsx";

interface Option {
	readonly label: string;
	readonly value: string | number;
}

interface Group {
	readonly label: string;
	readonly options: readonly Option[];
}

interface SelectProps extends Omit<ComponentProps<"select">, "id" | "children"> {
	label: string;
	options: readonly (Option | Group)[];
	hint?: string | undefined;
	/** The error, shown above the hint and announced when it appears. */
	fault?: string | undefined;
}

export function Select({ label, options, hint, fault, className = "", ...rest }: SelectProps) {
	const id = useId();
	const notes = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(" ");
	return (
		<div className={className}>
			<label htmlFor={id} className="mb-1.5 block font-bold">
				{label}
			</label>
			<div className="relative">
				<select
					{...rest}
					id={id}
					aria-invalid={fault !== undefined || undefined}
					aria-describedby={notes || undefined}
					className={`min-h-13 w-full cursor-pointer appearance-none rounded-md border-2 bg-paper pr-12 pl-4 text-lg ${fault ? "border-wrong" : "border-edge"}`}
				>
					{options.map((option) =>
						"options" in option ? (
							<optgroup key={option.label} label={option.label}>
								{option.options.map((each) => (
									<Choosable key={each.value} {...each} />
								))}
							</optgroup>
						) : (
							<Choosable key={option.value} {...option} />
						),
					)}
				</select>
				<Icon
					name="down"
					className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 stroke-3"
				/>
			</div>
			{fault && (
				<p id={`${id}-fault`} role="alert" className="mt-1.5 font-bold text-wrong">
					{fault}
				</p>
			)}
			{hint && (
				<p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
					{hint}
				</p>
			)}
		</div>
	);
}

function Choosable({ value, label }: Option) {
	return <option value={value}>{label}</option>;
}
