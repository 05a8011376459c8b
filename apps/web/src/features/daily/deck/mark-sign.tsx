import type { Mark } from "@hilo/rules/play/view";
import { LineIcon } from "../../../ui/line-icon.tsx";

const SIGNS: Readonly<Record<Mark, string>> = {
	right: "m5 12.5 5 5 9-11",
	wrong: "m6 6 12 12m0-12L6 18",
	timeout: "M12 7v5l3.5 2.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z",
};

export function MarkSign({ mark, className }: { mark: Mark; className?: string }) {
	return <LineIcon path={SIGNS[mark]} className={className} />;
}
