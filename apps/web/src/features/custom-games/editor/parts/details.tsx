import type { GameField } from "@hilo/rules/custom-games/game";
import { DEFAULT_VALUE_LABEL } from "@hilo/rules/custom-games/limits";
import type { TextField } from "../model/changes.ts";
import type { Step } from "../model/history.ts";
import type { Sheet } from "../model/sheet.ts";
import { TextInput } from "./text-input.tsx";

interface DetailsProps {
	readonly sheet: Sheet;
	readonly step: (step: Step) => void;
	readonly problems: Readonly<Partial<Record<GameField, string>>>;
	readonly onLeave: (field: TextField) => void;
}

export function Details({ sheet, step, problems, onLeave }: DetailsProps) {
	const fieldOf = (field: TextField) => ({
		name: field,
		value: sheet[field],
		problem: problems[field],
		onText: (text: string) => step({ type: "text", field, text }),
		onLeave: () => {
			step({ type: "settle" });
			onLeave(field);
		},
	});
	return (
		<div className="grid gap-5 sm:grid-cols-[3fr_2fr]">
			<TextInput {...fieldOf("name")} label="Name" placeholder="Tallest mountains" />
			<TextInput
				{...fieldOf("valueLabel")}
				label="What is compared"
				placeholder={DEFAULT_VALUE_LABEL}
				hint="Shown with every number, like “Height in metres”."
			/>
			<TextInput
				{...fieldOf("description")}
				label="Description"
				lines={2}
				placeholder="Which of these two mountains is higher?"
				className="sm:col-span-2"
			/>
		</div>
	);
}
