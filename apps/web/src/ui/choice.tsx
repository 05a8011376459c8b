import { useId, useState } from "react";
import { Icon } from "./icon.tsx";
import { wholeNames } from "./whole-names.tsx";

interface ChoiceProps<Value extends string> {
	legend: string;
	isLegendHidden?: boolean;
	/** The value's name in the form around it. */
	name?: string;
	options: readonly { readonly value: Value; readonly label: string }[];
	/** The chosen value; in a form, the initial one. */
	chosen: Value | undefined;
	/** Without it the form holds the value. */
	onChoose?: (value: Value) => void;
	className?: string;
}

const CHIP =
	"press relative flex shrink-0 items-center gap-1.5 rounded-full border-2 border-edge px-(--chip-pad,--spacing(3)) py-2 font-bold";
const STATES =
	"has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:focus-ring has-focus-visible:outline-offset-3";

/** A group of radio buttons that look like chips. */
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
	// Shown until `chosen` follows, which may take a call or a page to load.
	const [picked, setPicked] = useState<{ readonly value: Value; readonly from: Value | undefined } | null>(
		null,
	);
	if (picked !== null && picked.from !== chosen) setPicked(null);
	const shown = picked?.from === chosen ? picked?.value : chosen;
	const choose = (value: Value) => {
		setPicked({ value, from: chosen });
		onChoose?.(value);
	};
	return (
		<fieldset className={`min-w-0 ${className}`}>
			<legend className={isLegendHidden ? "sr-only" : "mb-3 font-bold"}>{legend}</legend>
			{options.map(({ value, label }) => (
				<label key={value} className={`${CHIP} ${STATES}`}>
					<input
						type="radio"
						name={name ?? group}
						value={value}
						// As large as its chip, so that the whole chip scrolls into view on focus.
						className="peer absolute -inset-0.5 cursor-pointer appearance-none rounded-full outline-none"
						{...(onChoose
							? { checked: value === shown, onChange: () => choose(value) }
							: { defaultChecked: value === chosen })}
					/>
					<Icon name="check" className="hidden size-4 stroke-4 peer-checked:block" />
					<span>{wholeNames(label)}</span>
				</label>
			))}
		</fieldset>
	);
}
