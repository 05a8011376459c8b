import { type ReactNode, useId, useRef } from "react";
import { LineIcon } from "./icon.tsx";
import { useRowEdges } from "./use-row-edges.ts";

interface SectionProps {
	title: ReactNode;
	/** Shown at the end of the heading's line. */
	aside?: ReactNode;
	/** Large on pages for players, small in lists and on administrators' pages. */
	size?: keyof typeof SIZES;
	className?: string;
	children: ReactNode;
}

const SIZES = {
	large: { line: "mb-5 gap-x-6 gap-y-3", heading: "text-3xl md:text-4xl" },
	medium: { line: "mb-3 gap-x-4 md:mb-4 gap-y-1", heading: "text-xl md:text-2xl" },
	small: { line: "mb-3 min-h-11 gap-x-4 gap-y-1", heading: "text-xl" },
} as const;

export function Section({ title, aside, size = "large", className = "", children }: SectionProps) {
	const id = useId();
	const { line, heading } = SIZES[size];
	return (
		<section aria-labelledby={id} className={className}>
			<div className={`flex flex-wrap items-center justify-between ${line}`}>
				<h2 id={id} className={heading}>
					{title}
				</h2>
				{aside}
			</div>
			{children}
		</section>
	);
}

const ROW =
	"grid snap-x grid-flow-col gap-3 overflow-x-auto pb-1 [scrollbar-width:none] *:snap-start empty:hidden motion-safe:scroll-smooth";

interface RowSectionProps extends Pick<SectionProps, "size"> {
	title: string;
	aside?: ReactNode;
	/** Shown above the row. */
	before?: ReactNode;
	/** List items of equal width. */
	children: ReactNode;
}

/** A row that scrolls sideways: by touch on phones, and with two buttons where there is a mouse. */
export function RowSection({ title, aside, size = "large", before, children }: RowSectionProps) {
	const row = useRef<HTMLUListElement>(null);
	const edges = useRowEdges(row);
	const scroll = (direction: 1 | -1) => {
		row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8 });
	};
	return (
		<Section
			title={title}
			size={size}
			aside={
				// As high as the buttons, which come with the script.
				<div className="flex min-h-11 items-center gap-2">
					{aside}
					{(edges.start || edges.end) && (
						// Keys and screen readers reach every game of the row by its link.
						<div aria-hidden="true" className="flex gap-2 max-sm:hidden pointer-coarse:hidden">
							<ScrollButton path="m14.5 6-6 6 6 6" isOff={!edges.start} onPress={() => scroll(-1)} />
							<ScrollButton path="m9.5 6 6 6-6 6" isOff={!edges.end} onPress={() => scroll(1)} />
						</div>
					)}
				</div>
			}
		>
			{before}
			<ul
				ref={row}
				className={`${ROW} ${size === "large" ? "auto-cols-[min(16rem,70vw)]" : "auto-cols-[min(11.5rem,46vw)] md:auto-cols-[16rem]"} max-lg:bleed max-lg:scroll-px-(--gutter) lg:auto-cols-[calc((100%-3*var(--spacing)*5)/4)] lg:gap-5`}
			>
				{children}
			</ul>
		</Section>
	);
}

interface ScrollButtonProps {
	path: string;
	isOff: boolean;
	onPress: () => void;
}

function ScrollButton({ path, isOff, onPress }: ScrollButtonProps) {
	return (
		<button
			type="button"
			tabIndex={-1}
			disabled={isOff}
			onClick={onPress}
			className="press grid size-11 place-items-center rounded-full border-2 border-edge hover:bg-raise disabled:opacity-40"
		>
			<LineIcon path={path} className="size-5 stroke-3" />
		</button>
	);
}
