const HALF = "h-[30px] w-[15px] animate-trade";

/** The two halves of the logo, swapping places. */
export function Spinner({ label = "Loading" }: { label?: string }) {
	return (
		<span role="status" className="inline-flex gap-[3px]">
			<i className={`${HALF} rounded-l-full bg-higher`} />
			<i className={`${HALF} rounded-r-full bg-lower [animation-direction:alternate-reverse]`} />
			<span className="sr-only">{label}</span>
		</span>
	);
}

/** As high as the screen, so that content below it appears only in its final place. */
const PLACE = "grid min-h-[calc(100dvh-var(--bar))] justify-items-center";

/** The placeholder of a page. */
export function PageSpinner() {
	return (
		<div className={`${PLACE} content-center`}>
			<Spinner />
		</div>
	);
}

/** The placeholder of a part of a page. */
export function PartSpinner() {
	return (
		<div className={`${PLACE} content-start pt-40`}>
			<Spinner />
		</div>
	);
}
