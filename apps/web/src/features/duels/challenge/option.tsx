import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";

interface OptionCardProps extends ComponentProps<"label"> {
	/** The name of the radio buttons of a group. */
	field: string;
	value: string;
	isChosen: boolean;
	isDisabled?: boolean;
	choose: () => void;
}

/** A label with a radio button that covers it, so that the whole card can be pressed. */
export function OptionCard(props: OptionCardProps) {
	const { field, value, isChosen, isDisabled = false, choose, className, children, ...rest } = props;
	return (
		<label {...rest} className={`${CARD} ${STATES} ${className}`}>
			<input
				type="radio"
				name={field}
				value={value}
				checked={isChosen}
				disabled={isDisabled}
				onChange={choose}
				className="peer absolute inset-0 cursor-pointer appearance-none outline-none disabled:cursor-default"
			/>
			{children}
		</label>
	);
}

const CARD = "relative flex min-w-0 items-center gap-3 rounded-md border-2 border-line bg-paper";
const STATES =
	"has-checked:border-ink has-checked:bg-accent/12 has-disabled:border-dashed has-disabled:text-muted has-focus-visible:focus-ring has-focus-visible:outline-offset-2";

interface OptionProps extends OptionCardProps {
	name: ReactNode;
	note: ReactNode;
	/** A picture. */
	children?: ReactNode;
}

export function Option({ name, note, children, ...card }: OptionProps) {
	return (
		<OptionCard {...card}>
			{children}
			<span className="min-w-0 grow">
				<span className="block leading-tight font-bold wrap-anywhere">{name}</span>
				<span className="text-sm text-muted">{note}</span>
			</span>
			<Icon name="check" className="invisible size-5 stroke-4 peer-checked:visible" />
		</OptionCard>
	);
}
