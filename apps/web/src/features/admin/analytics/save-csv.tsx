import { Button } from "../../../ui/button.tsx";
import { saveText } from "../shell/save-text.ts";
import { type Cell, csvOf } from "./csv.ts";

interface SaveCsvProps {
	/** What the statistics are; becomes the file's name. */
	of: string;
	head: readonly string[];
	rows: readonly (readonly Cell[])[];
}

export function SaveCsv({ of, head, rows }: SaveCsvProps) {
	const name = of.toLowerCase().replaceAll(/[^a-z]+/g, "-");
	return (
		<Button kind="quiet" small onClick={() => saveText(`hilo-${name}.csv`, "text/csv", csvOf(head, rows))}>
			CSV<span className="sr-only"> of {of}</span>
		</Button>
	);
}
