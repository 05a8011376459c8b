import { count } from "../../../platform/count.ts";
import { CloseButton, Modal } from "../../../ui/modal.tsx";
import { useView } from "./use-view.ts";

/** Asks what to do with pictures that no item is named after. */
export function UnmatchedPictures() {
	const { unmatched } = useView();
	if (!unmatched) return null;
	const { files, matchedCount, onAdd, onClose } = unmatched;
	return (
		<Modal
			title={`${matchedCount === 0 ? "None" : matchedCount} matched, ${files.length} new. Add ${files.length === 1 ? "it as an item" : "them as items"}?`}
			onClose={onClose}
		>
			<ul className="mt-3 max-h-40 list-disc overflow-y-auto pl-5 text-muted [overflow-wrap:anywhere]">
				{files.map(({ name }, at) => (
					<li key={at}>{name}</li>
				))}
			</ul>
			<div className="mt-6 flex flex-wrap gap-2 *:grow">
				<CloseButton kind="quiet">Leave out</CloseButton>
				<CloseButton onClick={onAdd}>Add {count(files.length, "item")}</CloseButton>
			</div>
		</Modal>
	);
}
