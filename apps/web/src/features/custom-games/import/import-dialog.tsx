import type { ImportedItem } from "@hilo/rules/custom-games/import/import-result";
import { useId } from "react";
import { CloseButton, DIALOG_LOOK, Dialog } from "../../../ui/dialog.tsx";
import type { ImportMode } from "./import-preview.tsx";
import { type ImportSource, useImportSource } from "./import-source.ts";
import { ImportSteps } from "./import-steps.tsx";

interface ImportDialogProps {
	/** A text or a file to begin with. */
	first?: ImportSource | File | null;
	/** The game's present items without blank rows. */
	itemCount: number;
	/** Nothing is changed before this is called. */
	onImport: (items: readonly ImportedItem[], mode: ImportMode) => void;
	onClose: () => void;
}

const BOX =
	"m-auto flex max-h-[calc(100dvh-2rem)] w-[min(56rem,100vw-2*max(1rem,var(--safe-sides)))] flex-col overflow-hidden rounded-xl border-3 not-open:hidden";
const PHONE_BOX =
	"max-md:my-0 max-md:h-dvh max-md:max-h-dvh max-md:w-screen max-md:rounded-none max-md:border-0";

export function ImportDialog({ first = null, itemCount, onImport, onClose }: ImportDialogProps) {
	const id = useId();
	const importing = useImportSource(first);
	// A file may be dropped anywhere on the dialog.
	const { drop } = importing;
	return (
		<Dialog
			aria-labelledby={id}
			onClose={onClose}
			{...drop.handlers}
			className={`${DIALOG_LOOK} ${BOX} ${PHONE_BOX} ${drop.isOver ? "border-accent" : "border-ink"}`}
		>
			<h2
				id={id}
				className="px-5 pt-[calc(1.25rem+var(--safe-top))] text-2xl leading-tight md:px-7 md:pt-6 md:text-3xl"
			>
				Import items
			</h2>
			<ImportSteps
				importing={importing}
				itemCount={itemCount}
				onImport={onImport}
				cancel={<CloseButton kind="quiet">Cancel</CloseButton>}
			/>
		</Dialog>
	);
}
