import { checkAsOf } from "@hilo/rules/custom-games/game";
import { LICENCE_IDS, LICENCES } from "@hilo/rules/custom-games/licences";
import { linkOf } from "@hilo/rules/text/link";
import { Icon } from "../../../ui/icon.tsx";
import { Select } from "../../../ui/select.tsx";
import { asOfText } from "../game-view.ts";
import { TextInput } from "./text-input.tsx";
import { useSheet } from "./use-sheet.ts";
import { useView } from "./use-view.ts";

interface MoreButtonProps {
	readonly label: string;
	readonly isOpen: boolean;
	readonly onTurn: (isOpen: boolean) => void;
	/** The id of what it opens, where that follows. */
	readonly controls?: string;
	readonly className?: string;
}

export function MoreButton({ label, isOpen, onTurn, controls, className = "" }: MoreButtonProps) {
	return (
		<button
			type="button"
			aria-expanded={isOpen}
			aria-controls={controls}
			className={`press inline-flex min-h-11 max-w-full items-center justify-self-start gap-2 rounded-md text-left font-bold ${className}`}
			onClick={() => onTurn(!isOpen)}
		>
			<Icon name="down" className={`size-4 shrink-0 stroke-3 ${isOpen ? "rotate-180" : ""}`} />
			<span className="line-clamp-2 min-w-0 leading-tight wrap-anywhere">{label}</span>
		</button>
	);
}

/** Opens the fields for where the game's numbers are from. Closed, it says what they have. */
export function GameMoreButton({ id }: { id: string }) {
	const { sheet, fieldProblems } = useSheet();
	const { more } = useView();
	const { source, asOf, licence } = sheet;
	const date = asOf.trim();
	const filled = [
		linkOf(source.trim())?.text ?? source.trim(),
		date === "" || checkAsOf(date) !== null ? date : asOfText(date),
		licence === null ? "" : LICENCES[licence].label,
	];
	const summary = filled.filter((text) => text !== "").join(" · ");
	const isWrong = fieldProblems.source !== undefined || fieldProblems.asOf !== undefined;
	return (
		<MoreButton
			label={`More: ${more.isGameOpen || summary === "" ? "source, date, licence" : summary}`}
			isOpen={more.isGameOpen}
			onTurn={more.setGameOpen}
			controls={id}
			className={isWrong ? "text-wrong" : ""}
		/>
	);
}

export function GameSources({ id }: { id: string }) {
	const { sheet, dispatch, textField } = useSheet();
	const { more } = useView();
	if (!more.isGameOpen) return <div id={id} hidden />;
	const choose = (chosen: string) => {
		dispatch({ type: "licence", licence: LICENCE_IDS.find((each) => each === chosen) ?? null });
		dispatch({ type: "settle" });
	};
	return (
		<fieldset
			id={id}
			className="grid min-w-0 gap-5 sm:col-span-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
		>
			<legend className="sr-only">Where the numbers are from</legend>
			<TextInput
				{...textField("source")}
				label="Source"
				placeholder="https://"
				hint="An address or a text. Each item may have its own, too."
			/>
			<TextInput
				{...textField("asOf")}
				label="Numbers as of"
				placeholder="2026-08"
				hint="A year, month or day."
			/>
			<Select
				label="Licence"
				hint="What others may do with it."
				options={[{ label: "None", value: "" }, ...LICENCE_OPTIONS]}
				value={sheet.licence ?? ""}
				onChange={({ currentTarget }) => choose(currentTarget.value)}
			/>
		</fieldset>
	);
}

const LICENCE_OPTIONS = LICENCE_IDS.map((value) => ({ value, label: LICENCES[value].label }));
