import type { ImportedItem } from "@hilo/rules/custom-games/import/import-result";
import { type DragEvent, useId, useState } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import type { ImportMode } from "./import-mode.ts";
import { ImportPreview } from "./import-preview.tsx";
import { ImportSourceStep } from "./import-source-step.tsx";
import { type ImportSource, readFile } from "./read-file.ts";
import { canBeShown, TOO_LONG_TO_SHOW } from "./shown-text.ts";

interface ImportDialogProps {
	/** The game's present items without blank rows. */
	itemCount: number;
	/** Nothing is changed before this is called. */
	onImport: (items: readonly ImportedItem[], mode: ImportMode) => void;
	onClose: () => void;
}

const BOX =
	"m-auto flex max-h-[calc(100dvh-2rem)] w-[min(56rem,100vw-2*max(1rem,var(--safe-sides)))] max-w-none flex-col overflow-hidden rounded-xl border-3 bg-paper text-ink backdrop:bg-sunk/75 motion-safe:animate-arrive not-open:hidden max-md:my-0 max-md:h-dvh max-md:max-h-dvh max-md:w-screen max-md:rounded-none max-md:border-0";

export function ImportDialog({ itemCount, onImport, onClose }: ImportDialogProps) {
	const id = useId();
	const { text, source, problem, open, openFile, back } = useSource();
	const drop = useFileDrop(openFile);
	return (
		<Dialog
			aria-labelledby={id}
			onClose={onClose}
			{...drop.handlers}
			className={`${BOX} ${drop.isOver ? "border-accent" : "border-ink"}`}
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

function useSource() {
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
	return { text, source, problem, open, openFile, back };
}

/** A file may be dropped anywhere on the dialog. */
function useFileDrop(openFile: (file: File) => void) {
	const [isOver, setOver] = useState(false);
	const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");
	return {
		isOver,
		handlers: {
			onDragOver(event: DragEvent) {
				if (!hasFile(event)) return;
				event.preventDefault();
				setOver(true);
			},
			onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
				if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
			},
			onDrop(event: DragEvent) {
				if (!hasFile(event)) return;
				event.preventDefault();
				setOver(false);
				const file = event.dataTransfer.files[0];
				if (file) openFile(file);
			},
		},
	};
}
