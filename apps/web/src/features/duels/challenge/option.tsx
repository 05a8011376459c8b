import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";

/** A label with a radio button that covers it. */
export const OPTION =
	"relative flex min-w-0 items-center gap-3 rounded-md border-2 border-line bg-paper has-checked:border-ink has-checked:bg-accent/12 has-disabled:border-dashed has-disabled:text-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";
export const OPTION_RADIO =
	"peer absolute inset-0 cursor-pointer appearance-none outline-none disabled:cursor-default";

interface OptionProps {
	/** The name of the radio buttons of a group. */
	field: string;
	value: string;
	isChosen: boolean;
	isDisabled?: boolean;
	choose: () => void;
	name: ReactNode;
	note: ReactNode;
	className: string;
	/** A picture. */
	children?: ReactNode;
}

export function Option(props: OptionProps) {
	const { field, value, isChosen, isDisabled = false, choose, name, note, className, children } = props;
	return (
		<label className={`${OPTION} ${className}`}>
			<input
				type="radio"
				name={field}
				value={value}
				checked={isChosen}
				disabled={isDisabled}
				onChange={choose}
				className={OPTION_RADIO}
			/>
			{children}
			<span className="min-w-0 grow">
				<span className="block leading-tight font-bold wrap-anywhere">{name}</span>
				<span className="text-sm text-muted">{note}</span>
			</span>
			<Icon name="check" className="invisible size-5 stroke-4 peer-checked:visible" />
		</label>
	);
}
