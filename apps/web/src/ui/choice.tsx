import { useId } from "react";
import { Icon } from "./icon.tsx";
import { wholeNames } from "./whole-names.tsx";

interface ChoiceProps<Value extends string> {
	legend: string;
	isLegendHidden?: boolean;
	/** The name of the value in the form around it. */
	name?: string;
	options: readonly { readonly value: Value; readonly label: string }[];
	/** What is chosen; in a form, what is chosen at first. */
	chosen: Value | undefined;
	/** Without it the choice belongs to the form, and is read from there. */
	onChoose?: (value: Value) => void;
	className?: string;
}

const CHIP =
	"press relative flex shrink-0 items-center gap-1.5 rounded-full border-2 border-edge px-(--chip-pad,--spacing(3)) py-2 font-bold has-checked:border-ink has-checked:bg-accent/20 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus";

/** One of several, as chips: a group of radio buttons, with their keys. */
export function Choice<Value extends string>({
	legend,
	isLegendHidden = false,
	name,
	options,
	chosen,
	onChoose,
	className = "flex flex-wrap gap-2",
}: ChoiceProps<Value>) {
	const group = useId();
	return (
		<fieldset className={`min-w-0 ${className}`}>
			<legend className={isLegendHidden ? "sr-only" : "mb-3 font-bold"}>{legend}</legend>
			{options.map(({ value, label }) => (
				<label key={value} className={CHIP}>
					<input
						type="radio"
						name={name ?? group}
						value={value}
						// As large as its chip, so that all of it comes into sight with the focus.
						className="peer absolute -inset-0.5 cursor-pointer appearance-none rounded-full outline-none"
						{...(onChoose
							? { checked: value === chosen, onChange: () => onChoose(value) }
							: { defaultChecked: value === chosen })}
					/>
					<Icon name="check" className="hidden size-4 stroke-4 peer-checked:block" />
					<span>{wholeNames(label)}</span>
				</label>
			))}
		</fieldset>
	);
}
