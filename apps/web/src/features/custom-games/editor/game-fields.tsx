import { DEFAULT_VALUE_LABEL, MAX_TIMER_SECONDS } from "@hilo/rules/custom-games/caps";
import { CATEGORIES, CATEGORY_IDS } from "@hilo/rules/custom-games/categories";
import { PRIVACY_LABELS, PRIVACY_LEVELS, type PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { suggestedQuestions } from "@hilo/rules/custom-games/question";
import { useId, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon, LineIcon } from "../../../ui/icon.tsx";
import { Select } from "../../../ui/select.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { PRIVACY_ICONS, timerText } from "../game-view.ts";
import { hasSeparator } from "./model/sheet.ts";
import { GameMoreButton, GameSources } from "./more.tsx";
import { TextInput } from "./text-input.tsx";
import { useSaving } from "./use-saving.ts";
import { useSheet } from "./use-sheet.ts";
import { useView } from "./use-view.ts";

export function GameTexts() {
	const { sheet, dispatch, textField } = useSheet();
	const suggest = useSuggestion();
	const moreId = useId();
	return (
		<div className="grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
			<TextInput {...textField("name")} label="Name" placeholder="Tallest mountains" />
			<TextInput
				{...textField("valueLabel")}
				onLeave={() => {
					suggest();
					textField("valueLabel").onLeave();
				}}
				label="What is compared"
				placeholder={DEFAULT_VALUE_LABEL}
				hint="Shown with every number, like “Height in metres”."
			/>
			<TextInput
				{...textField("description")}
				label="Description"
				lines={2}
				placeholder="Which of these two mountains is higher?"
			/>
			<div>
				<TextInput
					{...textField("question")}
					label="Question"
					placeholder="Is {B} higher than {A}?"
					hint="Optional. {A} is the item whose number shows, {B} the one to guess."
				/>
				<Suggestions />
			</div>
			<CategoryChoice />
			<div className="grid min-w-0 grid-cols-1 content-center gap-1">
				<Switch
					label="No thousands separator"
					hint="“1969” instead of “1,969”, as for years."
					isOn={!hasSeparator(sheet)}
					onTurn={(isOn) => dispatch({ type: "separator", isShown: !isOn })}
				/>
				<GameMoreButton id={moreId} />
			</div>
			<GameSources id={moreId} />
		</div>
	);
}

function CategoryChoice() {
	const { sheet, dispatch } = useSheet();
	const choose = (chosen: string) => {
		dispatch({ type: "category", category: CATEGORY_IDS.find((id) => id === chosen) ?? null });
		dispatch({ type: "settle" });
	};
	return (
		<Select
			label="Category"
			hint="Where players find it once it is public."
			options={[{ label: "None", value: "" }, ...CATEGORY_OPTIONS]}
			value={sheet.category ?? ""}
			onChange={({ currentTarget }) => choose(currentTarget.value)}
		/>
	);
}

const CATEGORY_OPTIONS = CATEGORY_IDS.map((value) => ({ value, label: CATEGORIES[value] }));

/** Fills in the question that suits what is compared, once for each text of it, where there is none. */
function useSuggestion() {
	const { sheet, dispatch, announce } = useSheet();
	const suggestedFor = useRef(sheet.valueLabel);
	return () => {
		const [question] = suggestedQuestions(sheet.valueLabel);
		if (suggestedFor.current === sheet.valueLabel) return;
		suggestedFor.current = sheet.valueLabel;
		if (question === undefined || sheet.question.trim() !== "") return;
		dispatch({ type: "text", field: "question", text: question });
		announce(`Question: ${question}`);
	};
}

/** Other questions that suit what is compared, until there is one of the creator's own. */
function Suggestions() {
	const { sheet, dispatch } = useSheet();
	const { focusOn } = useView();
	const suggested = suggestedQuestions(sheet.valueLabel);
	const isOwn = sheet.question.trim() !== "" && !suggested.includes(sheet.question);
	const questions = isOwn ? [] : suggested.filter((question) => question !== sheet.question);
	if (questions.length === 0) return null;
	const choose = (text: string) => {
		dispatch({ type: "text", field: "question", text });
		dispatch({ type: "settle" });
		focusOn('[data-name="question"]');
	};
	return (
		<ul aria-label="Suggested questions" className="mt-2 flex flex-wrap gap-2">
			{questions.map((question) => (
				<li key={question}>
					<Button kind="quiet" small onClick={() => choose(question)}>
						{question}
					</Button>
				</li>
			))}
		</ul>
	);
}

const TRACK =
	"h-11 w-full cursor-pointer appearance-none rounded-full bg-[linear-gradient(to_right,var(--ink)_var(--at),var(--line)_var(--at))] bg-size-[100%_0.5rem] bg-center bg-no-repeat";
const THUMB =
	"thumb:box-border thumb:size-7 thumb:appearance-none thumb:rounded-full thumb:border-3 thumb:border-ink thumb:bg-paper";

export function TimerSlider() {
	const id = useId();
	const { sheet, dispatch } = useSheet();
	const seconds = sheet.timerSeconds;
	const settle = () => dispatch({ type: "settle" });
	const text = timerText(seconds);
	return (
		<div>
			<div className="mb-2 flex items-baseline justify-between gap-4">
				<label htmlFor={id} className="font-bold">
					Time for a guess
				</label>
				<output htmlFor={id} className="font-display text-xl font-bold tabular-nums">
					{text}
				</output>
			</div>
			<input
				id={id}
				type="range"
				min={0}
				max={MAX_TIMER_SECONDS}
				step={1}
				value={seconds}
				aria-valuetext={seconds === 0 ? text : `${seconds} seconds`}
				className={`${TRACK} ${THUMB}`}
				style={{ "--at": `${(100 * seconds) / MAX_TIMER_SECONDS}%` } as Record<string, string>}
				onChange={({ target }) => dispatch({ type: "timer", seconds: target.valueAsNumber })}
				onPointerUp={settle}
				onBlur={settle}
			/>
		</div>
	);
}

const LEVEL_TEXTS: Readonly<Record<PrivacyLevel, string>> = {
	private: "Anyone with the link can play. It's listed nowhere.",
	invite_only: "You and the people you invite. They share a leaderboard.",
	public: "Everyone can find it in Discover and play it.",
	featured: "Everyone sees it at the top of Discover.",
};

export function PrivacyCards() {
	const { sheet, dispatch } = useSheet();
	const { canFeature } = useSaving();
	const group = useId();
	return (
		<fieldset className="min-w-0">
			<legend className="mb-3 font-bold">Who can play?</legend>
			<div className="grid gap-2">
				{PRIVACY_LEVELS.filter((level) => level !== "featured" || canFeature).map((level) => (
					<PrivacyCard
						key={level}
						group={group}
						level={level}
						isChosen={level === sheet.privacyLevel}
						onChoose={() => dispatch({ type: "privacy", level })}
					/>
				))}
			</div>
		</fieldset>
	);
}

interface PrivacyCardProps {
	readonly group: string;
	readonly level: PrivacyLevel;
	readonly isChosen: boolean;
	readonly onChoose: () => void;
}

function PrivacyCard({ group, level, isChosen, onChoose }: PrivacyCardProps) {
	const id = `${group}-${level}`;
	return (
		<label className="relative grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-md border-2 border-edge px-3.5 py-2.5 hover:border-ink has-checked:border-ink has-checked:bg-accent/12 has-focus-visible:focus-ring has-focus-visible:outline-offset-3">
			<input
				type="radio"
				name={group}
				checked={isChosen}
				aria-labelledby={`${id}-name`}
				aria-describedby={id}
				className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
				onChange={onChoose}
			/>
			<LineIcon path={PRIVACY_ICONS[level]} className="row-span-2 size-6 stroke-2" />
			<span id={`${id}-name`} className="font-bold">
				{PRIVACY_LABELS[level]}
			</span>
			<Icon name="check" className="invisible row-span-2 size-5 stroke-4 peer-checked:visible" />
			<span id={id} className="col-start-2 row-start-2 text-sm text-pretty text-muted">
				{LEVEL_TEXTS[level]}
			</span>
		</label>
	);
}
