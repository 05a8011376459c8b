import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { ROW, ROW_RADIO } from "./row.ts";

interface OptionProps {
	value: string;
	isChosen: boolean;
	choose: (whom: string) => void;
	name: ReactNode;
	note: ReactNode;
	children: ReactNode;
}

export function Option({ value, isChosen, choose, name, note, children }: OptionProps) {
	return (
		<label className={`${ROW} min-h-16 px-3 py-2`}>
			<input
				type="radio"
				name="whom"
				value={value}
				checked={isChosen}
				onChange={() => choose(value)}
				className={ROW_RADIO}
			/>
			{children}
			<span className="min-w-0 grow">
				<span className="block leading-tight font-bold [overflow-wrap:anywhere]">{name}</span>
				<span className="text-sm text-muted">{note}</span>
			</span>
			<Icon name="check" className="invisible size-5 stroke-4 peer-checked:visible" />
		</label>
	);
}
