import { type ClipboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { FileButton } from "../../../ui/file-input.tsx";
import { ImportFooter, ImportPreview, type ImportPreviewProps } from "./import-preview.tsx";
import { canBeShown, type Importing } from "./import-source.ts";

interface SourceStepProps {
	importing: Importing;
	/** Called with the text while it is written. */
	onTyping?: (text: string) => void;
	cancel?: ReactNode;
	rows?: number;
}

type ImportStepsProps = SourceStepProps & Omit<ImportPreviewProps, "source" | "onBack" | "onEncoding">;

/** Asks for a text or a file, then shows what is imported of it. */
export function ImportSteps(props: ImportStepsProps) {
	const { source, sourceKey, back, setEncoding } = props.importing;
	if (!source) return <SourceStep {...props} />;
	return <ImportPreview {...props} key={sourceKey} source={source} onBack={back} onEncoding={setEncoding} />;
}

const EXAMPLE = "Everest, 8849, https://example.org/everest.jpg, In the Himalayas\nKilimanjaro, 5895";

/** A pasted table, or a text too long to show here, is previewed directly. */
function SourceStep({ importing, onTyping, cancel, rows = 9 }: SourceStepProps) {
	const { text, problem, openText, openFile, drop } = importing;
	const id = useId();
	const area = useRef<HTMLTextAreaElement>(null);
	const [isMissing, setMissing] = useState(false);
	const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
		const [file] = event.clipboardData.files;
		const pasted = event.clipboardData.getData("text/plain");
		const written = event.currentTarget.value;
		const isFirst = written.trim() === "";
		if (file && pasted === "") openFile(file);
		else if (!canBeShown(pasted) || (isFirst && /[\r\n]/.test(pasted.trim())))
			openText(isFirst ? pasted : `${written}\n${pasted}`);
		else return;
		event.preventDefault();
	};
	const preview = () => {
		const written = area.current?.value ?? "";
		setMissing(written.trim() === "");
		if (written.trim() === "") area.current?.focus();
		else openText(written);
	};
	const fault = isMissing ? "Paste something first, or choose a file." : problem;
	return (
		<>
			<div className="grid min-h-0 grow auto-rows-max content-start gap-3 overflow-y-auto px-5 pt-4 pb-5 md:px-7">
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
					One item a line: name, value, picture, description. A first line with the columns’ names may also
					have source, note and credit. Cells copied from a spreadsheet work as they are. You'll see what
					comes in before anything changes.
				</p>
				<div
					className={`flex flex-wrap items-center justify-between gap-3 rounded-lg border-2 border-dashed px-4 py-3 ${drop.isOver ? "border-ink bg-accent/12" : "border-line"}`}
				>
					<p className="text-muted">
						<span className="pointer-coarse:hidden">Drop a CSV, TSV or JSON file here, up to 1 MB</span>
						<span className="pointer-fine:hidden">CSV, TSV or JSON, up to 1 MB</span>
					</p>
					<FileButton
						label="File to import"
						accept=".csv,.tsv,.txt,.json,text/csv,text/plain,text/tab-separated-values,application/json"
						onFiles={([file]) => {
							if (file) openFile(file);
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
