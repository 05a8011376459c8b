import type { Mark } from "@hilo/rules/play/view";
import { LineIcon } from "../../ui/icon.tsx";

const PATHS: Readonly<Record<Mark, string>> = {
	right: "m5 12.5 5 5 9-11",
	wrong: "m6 6 12 12m0-12L6 18",
	timeout: "M12 7v5l3.5 2.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z",
};

const COLOURS: Readonly<Record<Mark, string>> = {
	right: "bg-correct text-on-correct",
	wrong: "bg-wrong text-on-wrong",
	timeout: "bg-edge text-paper",
};

/** Says the same as the colours, in which the results of rounds are shown. */
export function MarkIcon({ mark, className }: { mark: Mark; className: string }) {
	return <LineIcon path={PATHS[mark]} className={className} />;
}

interface MarkSquareProps {
	mark: Mark | null | undefined;
	/** For a round without a result. */
	emptyClass?: string;
	className?: string;
	iconClass?: string;
}

/** A round's result. Decorative: a text beside it says the same. */
export function MarkSquare({
	mark,
	emptyClass = "",
	className = "rounded-[22%]",
	iconClass = "size-[62%] stroke-[3.5]",
}: MarkSquareProps) {
	return (
		<span
			aria-hidden="true"
			className={`grid aspect-square place-items-center ${className} ${mark ? COLOURS[mark] : emptyClass}`}
		>
			{mark && <MarkIcon mark={mark} className={iconClass} />}
		</span>
	);
}
