import { type ComponentProps, type ElementType, type ReactNode, useId } from "react";

const KINDS = {
	raised: "bg-raise shadow-card",
	outlined: "border-2 border-line",
	dashed: "border-2 border-dashed border-line",
} as const;

const SIZES = {
	/** A row of a list. */
	row: "rounded-md px-4 py-3",
	tile: "rounded-lg p-4 md:p-5",
	panel: "rounded-xl p-5 md:p-6",
} as const;

interface CardProps extends ComponentProps<"div"> {
	as?: ElementType;
	kind?: keyof typeof KINDS;
	size?: keyof typeof SIZES;
}

export function Card({
	as: Element = "div",
	kind = "raised",
	size = "tile",
	className = "",
	...rest
}: CardProps) {
	return <Element {...rest} className={`${KINDS[kind]} ${SIZES[size]} ${className}`} />;
}

interface PanelProps extends Omit<CardProps, "title"> {
	title: ReactNode;
}

/** A section of a page as a card. */
export function Panel({ title, children, ...rest }: PanelProps) {
	const id = useId();
	return (
		<Card as="section" size="panel" aria-labelledby={id} {...rest}>
			<h2 id={id} className="text-2xl">
				{title}
			</h2>
			{children}
		</Card>
	);
}

interface EmptyProps {
	title: string;
	/** One level below the heading that it stands under. */
	heading?: "h2" | "h3";
	children?: ReactNode;
}

export function Empty({ title, heading: Heading = "h2", children }: EmptyProps) {
	return (
		<div className="grid grid-cols-1 justify-items-center gap-2 rounded-lg border-2 border-dashed border-line px-5 py-10 text-center">
			<Heading className="text-xl">{title}</Heading>
			{children && <p className="max-w-prose text-balance text-muted wrap-anywhere">{children}</p>}
		</div>
	);
}
