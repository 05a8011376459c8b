import type { ImportedItem } from "@hilo/rules/custom-games/import/import-result";
import { type ClipboardEvent, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { DIALOG_LOOK, Dialog } from "../../../ui/dialog.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { CloseButton } from "../../../ui/modal.tsx";
import { useFileDrop } from "../../../ui/use-file-drop.ts";
import { ImportFooter, type ImportMode, ImportPreview } from "./import-preview.tsx";
import { canBeShown, type ImportSource, readFile, TOO_LONG_TO_SHOW } from "./import-source.ts";

interface ImportDialogProps {
	/** The game's present items without blank rows. */
	itemCount: number;
	/** Nothing is changed before this is called. */
	onImport: (items: readonly ImportedItem[], mode: ImportMode) => void;
	onClose: () => void;
}

const BOX =
	"m-auto flex max-h-[calc(100dvh-2rem)] w-[min(56rem,100vw-2*max(1rem,var(--safe-sides)))] flex-col overflow-hidden rounded-xl border-3 not-open:hidden max-md:my-0 max-md:h-dvh max-md:max-h-dvh max-md:w-screen max-md:rounded-none max-md:border-0";

export function ImportDialog({ itemCount, onImport, onClose }: ImportDialogProps) {
	const id = useId();
	const [text, setText] = useState("");
	const [source, setSource] = useState<ImportSource | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const open = (next: ImportSource) => {
		setProblem(null);
		setText(canBeShown(next.text) ? next.text : "");
		setSource(next);
	};
	const openFile = async (file: File) => {
		try {
			open(await readFile(file));
		} catch (error) {
			setSource(null);
			setProblem(error instanceof Error ? error.message : String(error));
		}
	};
	const back = (why: string | null) => {
		const isHidden = source !== null && !canBeShown(source.text);
		setProblem(isHidden ? [why, TOO_LONG_TO_SHOW].filter(Boolean).join(" ") : why);
		setSource(null);
	};
	// A file may be dropped anywhere on the dialog.
	const drop = useFileDrop(({ files: [file] }) => {
		if (file) openFile(file);
	});
	return (
		<Dialog
			aria-labelledby={id}
			onClose={onClose}
			{...drop.handlers}
			className={`${DIALOG_LOOK} ${BOX} ${drop.isOver ? "border-accent" : "border-ink"}`}
		>
			<h2
				id={id}
				className="px-5 pt-[calc(1.25rem+var(--safe-top))] text-2xl leading-tight md:px-7 md:pt-6 md:text-3xl"
			>
				Import items
			</h2>
			{source ? (
				<ImportPreview source={source} itemCount={itemCount} onImport={onImport} onBack={back} />
			) : (
				<ImportSourceStep
					text={text}
					problem={problem}
					isOver={drop.isOver}
					onText={(written) => open({ text: written, fileName: null, note: null })}
					onFile={openFile}
				/>
			)}
		</Dialog>
	);
}

interface ImportSourceStepProps {
	text: string;
	problem: string | null;
	isOver: boolean;
	onText: (text: string) => void;
	onFile: (file: File) => void;
}

const EXAMPLE = "Everest, 8849, https://example.org/everest.jpg, In the Himalayas\nKilimanjaro, 5895";

/** Asks for text or a file. A pasted table, or a text too long to show here, is previewed directly. */
function ImportSourceStep({ text, problem, isOver, onText, onFile }: ImportSourceStepProps) {
	const id = useId();
	const area = useRef<HTMLTextAreaElement>(null);
	const [isMissing, setMissing] = useState(false);
	const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
		const [file] = event.clipboardData.files;
		const pasted = event.clipboardData.getData("text/plain");
		const written = event.currentTarget.value;
		const isFirst = written.trim() === "";
		if (file && pasted === "") onFile(file);
		else if (!canBeShown(pasted) || (isFirst && /[\r\n]/.test(pasted.trim())))
			onText(isFirst ? pasted : `${written}\n${pasted}`);
		else return;
		event.preventDefault();
	};
	const preview = () => {
		const written = area.current?.value ?? "";
		setMissing(written.trim() === "");
		if (written.trim() === "") area.current?.focus();
		else onText(written);
	};
	const fault = isMissing ? "Paste something first, or choose a file." : problem;
	return (
		<>
			<div className="grid min-h-0 grow content-start gap-3 overflow-y-auto px-5 py-4 md:px-7">
				<label htmlFor={id} className="font-bold">
					Paste a table, a list or JSON
				</label>
				<textarea
					ref={area}
					id={id}
					defaultValue={text}
					placeholder={EXAMPLE}
					rows={9}
					dir="auto"
					spellCheck={false}
					autoCapitalize="none"
					aria-invalid={fault !== null}
					aria-describedby={`${id}-hint ${id}-fault`}
					className={`block w-full resize-y rounded-md border-2 bg-paper px-4 py-3 font-mono text-base leading-normal whitespace-pre placeholder:text-muted ${fault ? "border-wrong" : "border-edge"}`}
					onPaste={paste}
					onInput={() => setMissing(false)}
				/>
				<p id={`${id}-fault`} role="alert" className="font-bold text-wrong empty:hidden">
					{fault}
				</p>
				<p id={`${id}-hint`} className="text-pretty text-muted">
					One item a line: name, value, picture, description. Cells copied from a spreadsheet work as they
					are. You'll see what comes in before anything changes.
				</p>
				<div
					className={`flex flex-wrap items-center justify-between gap-3 rounded-lg border-2 border-dashed px-4 py-3 ${isOver ? "border-ink bg-accent/12" : "border-line"}`}
				>
					<p className="text-muted">
						<span className="pointer-coarse:hidden">Drop a CSV, TSV or JSON file here, up to 1 MB</span>
						<span className="pointer-fine:hidden">A CSV, TSV or JSON file, up to 1 MB</span>
					</p>
					<FileButton
						label="File to import"
						accept=".csv,.tsv,.txt,.json,text/csv,text/plain,text/tab-separated-values,application/json"
						onFiles={([file]) => {
							if (file) onFile(file);
						}}
					>
						Choose a file
					</FileButton>
				</div>
			</div>
			<ImportFooter>
				<CloseButton kind="quiet">Cancel</CloseButton>
				<Button onClick={preview}>Preview</Button>
			</ImportFooter>
		</>
	);
}
