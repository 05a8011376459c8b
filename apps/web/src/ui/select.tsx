import { type ComponentProps, useId } from "react";
import { Icon } from "./icon.tsx";

interface SelectProps extends Omit<ComponentProps<"select">, "id" | "children"> {
	label: string;
	options: readonly { readonly label: string; readonly value: string | number }[];
}

/** A labelled list to choose one of. */
export function Select({ label, options, className = "", ...rest }: SelectProps) {
	const id = useId();
	return (
		<div className={className}>
			<label htmlFor={id} className="mb-1.5 block font-bold">
				{label}
			</label>
			<div className="relative">
				<select
					{...rest}
					id={id}
					className="min-h-13 w-full cursor-pointer appearance-none rounded-md border-2 border-edge bg-paper pr-12 pl-4 text-lg"
				>
					{options.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</select>
				<Icon
					name="down"
					className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 stroke-3"
				/>
			</div>
		</div>
	);
}
