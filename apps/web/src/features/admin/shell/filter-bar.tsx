import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "../../../ui/icon.tsx";

/** How long typing rests before a list is asked for with what was typed. */
const SEARCH_AFTER_MS = 300;
const CONTROL = "min-h-11 w-full rounded-md border-2 border-edge bg-paper text-base";

/** Filters of a list. They are stored in the address, which the page reads. */
export function FilterBar({ children }: { children: ReactNode }) {
	return (
		<search className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-end" aria-label="Filters">
			{children}
		</search>
	);
}

interface LabelledProps {
	label: string;
	className?: string;
	children: (id: string) => ReactNode;
}

function Labelled({ label, className = "", children }: LabelledProps) {
	const id = useId();
	return (
		<div className={`min-w-0 ${className}`}>
			<label htmlFor={id} className="mb-1 block text-sm font-bold">
				{label}
			</label>
			{children(id)}
		</div>
	);
}

interface SearchFilterProps {
	label: string;
	value: string;
	onSearch: (text: string) => void;
}

/** Puts its text into the address after a pause in typing, or immediately on Enter. */
export function SearchFilter({ label, value, onSearch }: SearchFilterProps) {
	const field = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	// The address may also change by a link or by going back.
	useEffect(() => {
		if (field.current && field.current !== document.activeElement) field.current.value = value;
	}, [value]);
	useEffect(() => () => clearTimeout(timer.current), []);
	const search = (typed: string) => {
		clearTimeout(timer.current);
		const text = typed.trim();
		if (text !== value) onSearch(text);
	};
	return (
		<Labelled label={label} className="col-span-2 grow sm:max-w-sm">
			{(id) => (
				<input
					ref={field}
					id={id}
					type="search"
					maxLength={100}
					defaultValue={value}
					autoComplete="off"
					onInput={({ currentTarget }) => {
						clearTimeout(timer.current);
						timer.current = setTimeout(() => search(currentTarget.value), SEARCH_AFTER_MS);
					}}
					onKeyDown={({ key, currentTarget }) => key === "Enter" && search(currentTarget.value)}
					className={`${CONTROL} px-3`}
				/>
			)}
		</Labelled>
	);
}

interface ChoiceFilterProps<Value extends string> {
	label: string;
	value: Value;
	options: readonly { readonly value: Value; readonly label: string }[];
	onChoose: (value: Value) => void;
	className?: string;
}

export function ChoiceFilter<Value extends string>({
	label,
	value,
	options,
	onChoose,
	className = "",
}: ChoiceFilterProps<Value>) {
	return (
		<Labelled label={label} className={className}>
			{(id) => (
				<div className="relative">
					<select
						id={id}
						value={value}
						onChange={({ target }) => {
							const chosen = options.find((option) => option.value === target.value);
							if (chosen) onChoose(chosen.value);
						}}
						className={`${CONTROL} cursor-pointer appearance-none pr-10 pl-3`}
					>
						{options.map((option) => (
							<option key={option.value} value={option.value}>
								{option.label}
							</option>
						))}
					</select>
					<Icon
						name="down"
						className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 stroke-3"
					/>
				</div>
			)}
		</Labelled>
	);
}

interface DateFilterProps {
	label: string;
	/** yyyy-mm-dd; "" for none. */
	value: string;
	onChoose: (day: string) => void;
}

export function DateFilter({ label, value, onChoose }: DateFilterProps) {
	return (
		<Labelled label={label}>
			{(id) => (
				<input
					id={id}
					type="date"
					value={value}
					onChange={({ target }) => onChoose(target.value)}
					className={`${CONTROL} px-3`}
				/>
			)}
		</Labelled>
	);
}
