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
	/** For filters and toolbars. */
	small?: boolean;
	hint?: string | undefined;
	/** The error, shown above the hint and announced when it appears. */
	fault?: string | undefined;
}

export function Select({ label, options, small = false, hint, fault, className = "", ...rest }: SelectProps) {
	const id = useId();
	const notes = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(" ");
	return (
		<div className={className}>
			<label htmlFor={id} className={`block font-bold ${small ? "mb-1 text-sm" : "mb-1.5"}`}>
				{label}
			</label>
			<div className="relative">
				<select
					{...rest}
					id={id}
					aria-invalid={fault !== undefined || undefined}
					aria-describedby={notes || undefined}
					className={`field cursor-pointer appearance-none ${small ? "min-h-11 pr-10 pl-3 text-base" : "min-h-13 pr-12 pl-4 text-lg"}`}
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
					className={`pointer-events-none absolute inset-y-0 my-auto stroke-3 ${small ? "right-3 size-4" : "right-4 size-5"}`}
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
