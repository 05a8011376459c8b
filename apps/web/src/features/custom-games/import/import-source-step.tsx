import { type ClipboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { ImportFooter } from "./import-preview.tsx";
import { canBeShown } from "./import-source.ts";

interface ImportSourceStepProps {
	text: string;
	problem: string | null;
	isOver: boolean;
	onText: (text: string) => void;
	onFile: (file: File) => void;
	/** Called with the text while it is written. */
	onTyping?: (text: string) => void;
	cancel?: ReactNode;
	rows?: number;
}

const EXAMPLE = "Everest, 8849, https://example.org/everest.jpg, In the Himalayas\nKilimanjaro, 5895";

/** Asks for text or a file. A pasted table, or a text too long to show here, is previewed directly. */
export function ImportSourceStep(props: ImportSourceStepProps) {
	const { text, problem, isOver, onText, onFile, onTyping, cancel, rows = 9 } = props;
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
			<div className="grid min-h-0 grow auto-rows-max content-start gap-3 overflow-y-auto px-5 py-4 md:px-7">
				<label htmlFor={id} className="font-bold">
					Paste a table, a list or JSON
				</label>
				<textarea
					ref={area}
					id={id}
					defaultValue={text}
					placeholder={EXAMPLE}
					rows={rows}
					dir="auto"
					spellCheck={false}
					autoCapitalize="none"
					aria-invalid={fault !== null}
					aria-describedby={`${id}-hint ${id}-fault`}
					className={`block w-full resize-y rounded-md border-2 bg-paper px-4 py-3 font-mono text-base leading-normal whitespace-pre placeholder:text-muted ${fault ? "border-wrong" : "border-edge"}`}
					onPaste={paste}
					onInput={({ currentTarget }) => {
						setMissing(false);
						onTyping?.(currentTarget.value);
					}}
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
				{cancel}
				<Button onClick={preview}>Preview</Button>
			</ImportFooter>
		</>
	);
}
