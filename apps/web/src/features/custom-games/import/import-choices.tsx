import type {
	Columns,
	ImportedTable,
	ImportOverrides,
	ImportQuestion,
	Join,
	SeparatorName,
} from "@hilo/rules/custom-games/import/import-result";
import { ITEM_FIELDS, type ItemField } from "@hilo/rules/custom-games/item";
import type { DecimalMark } from "@hilo/rules/text/numbers";
import { Choice } from "../../../ui/choice.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Select } from "../../../ui/select.tsx";
import { ENCODINGS } from "./encodings.ts";
import type { ImportSource } from "./import-source.ts";

interface ImportChoicesProps {
	readonly table: ImportedTable;
	readonly source: ImportSource;
	readonly onChoose: (choice: ImportOverrides) => void;
	readonly onEncoding: (encoding: string) => void;
}

const FIELDS: Readonly<Record<ItemField, string>> = {
	name: "Name",
	value: "Value",
	imageUrl: "Picture",
	description: "Description",
	source: "Source",
	note: "Note",
	credit: "Credit",
};

const SEPARATOR_NAMES: Readonly<Record<SeparatorName, string>> = {
	comma: "Comma",
	semicolon: "Semicolon",
	tab: "Tab",
	pipe: "Bar (|)",
	none: "None (a list)",
};

const JOIN_NAMES: Readonly<Record<Join, string>> = {
	none: "Separate cells",
	thousands: "Thousands: 8,849",
	decimals: "Decimals: 3,49",
};

const MARK_NAMES: Readonly<Record<DecimalMark, string>> = { ".": "1,234.5", ",": "1.234,5" };

const POWER_NAMES: Readonly<Record<number, string>> = {
	0: "A unit",
	3: "Thousand",
	6: "Million",
	9: "Thousand million",
	12: "Million million",
	18: "Million million million",
};

const MAX_SKIPPED = 20;
const NONE = "";

/** How the table is read: what it leaves open first, then its columns, then the text itself. */
export function ImportChoices({ table, source, onChoose, onEncoding }: ImportChoicesProps) {
	const { columns, choices, questions, offers } = table;
	return (
		<>
			{questions.length > 0 && (
				<div className="grid divide-y-2 divide-line rounded-md border-2 border-warn px-4 wrap-anywhere">
					{questions.map((question) => (
						<Question key={question.text} question={question} onChoose={onChoose} />
					))}
				</div>
			)}
			<fieldset className="grid min-w-0 grid-cols-2 gap-3 md:grid-cols-4">
				<legend className="sr-only">Columns</legend>
				{ITEM_FIELDS.map((field) => (
					<ColumnSelect key={field} {...{ field, columns, onChoose }} chosen={choices.columns[field]} />
				))}
			</fieldset>
			<details open={offers.scales.length > 0} className="group rounded-md border-2 border-line px-4">
				<summary className="press flex min-h-11 cursor-pointer list-none items-center gap-2 py-2 font-bold [&::-webkit-details-marker]:hidden">
					<span className="min-w-0 grow">
						<span>Format</span>
						<span className="ml-2 text-sm font-normal text-muted">{summaryOf(table, source)}</span>
					</span>
					<Icon name="down" className="size-4 shrink-0 stroke-3 group-open:rotate-180" />
				</summary>
				<TextChoices {...{ table, source, onChoose, onEncoding }} />
			</details>
		</>
	);
}

function Question({
	question,
	onChoose,
}: {
	question: ImportQuestion;
	onChoose: ImportChoicesProps["onChoose"];
}) {
	const { text, options } = question;
	const chosen = options.findIndex(({ isChosen }) => isChosen);
	return (
		<div className="py-3">
			{options.length === 0 ? (
				<p className="font-bold">{text}</p>
			) : (
				<Choice
					legend={text}
					options={options.map(({ label }, at) => ({ value: String(at), label }))}
					chosen={String(chosen)}
					onChoose={(at) => onChoose(options[Number(at)]?.choices ?? {})}
				/>
			)}
		</div>
	);
}

interface ColumnSelectProps {
	readonly field: ItemField;
	readonly columns: ImportedTable["columns"];
	readonly chosen: Columns[ItemField];
	readonly onChoose: ImportChoicesProps["onChoose"];
}

function ColumnSelect({ field, columns, chosen, onChoose }: ColumnSelectProps) {
	const isNeeded = field === "name" || field === "value";
	const column = chosen === null ? undefined : columns[chosen];
	return (
		<Select
			small
			label={FIELDS[field]}
			className="min-w-0 wrap-anywhere"
			value={chosen ?? NONE}
			options={[
				...(isNeeded && chosen !== null ? [] : [{ value: NONE, label: "None" }]),
				...columns.map(({ heading, samples }, at) => ({
					value: at,
					// Those of the chosen column are shown below, where there is more room.
					label:
						at === chosen ? heading : [heading, samples.join(" · ").slice(0, 60)].filter(Boolean).join(": "),
				})),
			]}
			hint={column?.samples.map(clip).join(" · ")}
			onChange={({ target }) =>
				onChoose({ columns: { [field]: target.value === NONE ? null : Number(target.value) } })
			}
		/>
	);
}

/** Addresses are known by what follows their scheme. */
function clip(text: string): string {
	const plain = text.replace(/^https?:\/\//i, "");
	return plain.length > 18 ? `${plain.slice(0, 16)}…` : plain;
}

function summaryOf({ choices }: ImportedTable, { file }: ImportSource): string {
	const { separator, hasHeading, skippedRows } = choices;
	return [
		separator === null ? "JSON" : SEPARATOR_NAMES[separator],
		...(separator === "none" ? [] : [hasHeading ? "first row is a heading" : "no heading"]),
		...(skippedRows > 0 ? [`${skippedRows} skipped`] : []),
		...(file && file.encoding !== "utf-8" ? [encodingName(file.encoding)] : []),
	].join(" · ");
}

function encodingName(encoding: string): string {
	return ENCODINGS.find(([label]) => label === encoding)?.[1] ?? encoding;
}

function TextChoices({ table, source, onChoose, onEncoding }: ImportChoicesProps) {
	const { choices, offers } = table;
	const { separator } = choices;
	return (
		<div className="grid grid-cols-2 gap-3 pb-4 max-[22rem]:grid-cols-1 md:grid-cols-4">
			{separator !== null && (
				<Select
					small
					label="Separator"
					value={separator}
					options={named(SEPARATOR_NAMES)}
					onChange={({ target }) => onChoose({ separator: target.value as SeparatorName })}
				/>
			)}
			<Select
				small
				label="First row"
				value={choices.hasHeading ? "heading" : "item"}
				disabled={separator === null && choices.hasHeading}
				options={[
					{ value: "heading", label: "A heading" },
					{ value: "item", label: "An item" },
				]}
				onChange={({ target }) => onChoose({ hasHeading: target.value === "heading" })}
			/>
			{separator !== null && (
				<Select
					small
					label="Rows to skip"
					value={choices.skippedRows}
					options={Array.from({ length: MAX_SKIPPED + 1 }, (_, rows) => ({
						value: rows,
						label: String(rows),
					}))}
					onChange={({ target }) => onChoose({ skippedRows: Number(target.value) })}
				/>
			)}
			{source.file && (
				<Select
					small
					label="Encoding"
					value={source.file.encoding}
					options={ENCODINGS.map(([value, label]) => ({ value, label }))}
					onChange={({ target }) => onEncoding(target.value)}
				/>
			)}
			{offers.decimalMark && (
				<Select
					small
					label="Numbers"
					value={choices.decimalMark}
					options={named(MARK_NAMES)}
					onChange={({ target }) => onChoose({ decimalMark: target.value as DecimalMark })}
				/>
			)}
			{offers.join && (
				<Select
					small
					label="Commas in numbers"
					value={choices.join}
					options={named(JOIN_NAMES)}
					onChange={({ target }) => onChoose({ join: target.value as Join })}
				/>
			)}
			{offers.units.length > 1 && (
				<Select
					small
					label="Unit"
					value={choices.unit ?? NONE}
					options={[
						{ value: NONE, label: "As written" },
						...offers.units.map((unit) => ({ value: unit, label: `Convert to ${unit}` })),
					]}
					onChange={({ target }) => onChoose({ unit: target.value === NONE ? null : target.value })}
				/>
			)}
			{offers.scales.map(({ word, powers }) => (
				<Select
					key={word}
					small
					label={`“${word}” means`}
					value={choices.scales[word] ?? 0}
					options={powers.map((power) => ({ value: power, label: POWER_NAMES[power] ?? String(power) }))}
					onChange={({ target }) => onChoose({ scales: { [word]: Number(target.value) } })}
				/>
			))}
		</div>
	);
}

function named<Key extends string>(names: Readonly<Record<Key, string>>) {
	return (Object.entries(names) as [Key, string][]).map(([value, label]) => ({ value, label }));
}
