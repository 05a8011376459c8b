import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { MENU_ENTRY, Menu } from "./menu.tsx";

export interface MenuOption<Value extends string> {
	readonly value: Value;
	readonly label: string;
	/** A smaller second line. */
	readonly under?: string | undefined;
	readonly icon?: ReactNode;
}

interface ChoiceMenuProps<Value extends string> {
	/** What is chosen, as "Game". */
	label: string;
	options: readonly MenuOption<Value>[];
	chosen: Value;
	onChoose: (value: Value) => void;
	className?: string;
}

/** A choice of one out of several: a button with the chosen one, and a menu that comes from the bottom on phones. */
export function ChoiceMenu<Value extends string>({
	label,
	options,
	chosen,
	onChoose,
	className = "",
}: ChoiceMenuProps<Value>) {
	const shown = options.find(({ value }) => value === chosen);
	const named = [shown?.label, shown?.under && `(${shown.under})`].filter(Boolean).join(" ");
	return (
		<Menu
			label={label}
			buttonLabel={`${label}: ${named}`}
			align="start"
			isSheet
			className="sm:min-w-72"
			buttonClass={`press inline-flex min-h-12 items-center gap-2 rounded-md border-2 border-edge px-3 text-left leading-tight font-bold hover:border-ink ${className}`}
			button={
				<>
					{shown?.icon}
					<span className="grow">{shown?.label}</span>
					<Icon name="down" className="size-4 stroke-3" />
				</>
			}
		>
			{options.map(({ value, label: text, under, icon }) => (
				<button
					key={value}
					type="button"
					role="menuitemradio"
					aria-checked={value === chosen}
					className={`${MENU_ENTRY} min-h-12 gap-3 py-1.5 aria-checked:font-bold`}
					onClick={() => onChoose(value)}
				>
					{icon}
					<span className="grow leading-tight">
						{text}
						{under && <span className="block text-sm font-normal text-muted">{under}</span>}
					</span>
					{value === chosen && <Icon name="check" className="size-5 stroke-4" />}
				</button>
			))}
		</Menu>
	);
}
