import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { type AdminSearch, chosenOf, useFilters } from "./filters.ts";

/** Debounce of typing. */
const SEARCH_DELAY_MS = 300;
const CONTROL = "min-h-11 w-full rounded-md border-2 border-edge bg-paper text-base";

/** Filters of a list. They read and change the address. */
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

interface FilterProps {
	label: string;
	/** The search parameter in the address. */
	name: keyof AdminSearch;
}

/** Puts its text into the address after a pause in typing, or immediately on Enter. */
export function SearchFilter({ label, name }: FilterProps) {
	const [{ [name]: value = "" }, setFilters] = useFilters();
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
		if (text !== value) setFilters({ [name]: text });
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
						timer.current = setTimeout(() => search(currentTarget.value), SEARCH_DELAY_MS);
					}}
					onKeyDown={({ key, currentTarget }) => key === "Enter" && search(currentTarget.value)}
					className={`${CONTROL} px-3`}
				/>
			)}
		</Labelled>
	);
}

export function DateFilter({ label, name }: FilterProps) {
	const [{ [name]: day = "" }, setFilters] = useFilters();
	return (
		<Labelled label={label}>
			{(id) => (
				<input
					id={id}
					type="date"
					value={day}
					onChange={({ target }) => setFilters({ [name]: target.value })}
					className={`${CONTROL} px-3`}
				/>
			)}
		</Labelled>
	);
}

interface Option<Value extends string> {
	readonly value: Value;
	readonly label: string;
}

interface ChoiceFilterProps<Value extends string> extends FilterProps {
	/** The first is the default, which is left out of the address. */
	options: readonly [Option<Value>, ...Option<Value>[]];
	/** Other parameters that change with the choice. */
	alsoSet?: (value: Value) => AdminSearch;
	className?: string;
}

export function ChoiceFilter<Value extends string>({
	label,
	name,
	options,
	alsoSet,
	className,
}: ChoiceFilterProps<Value>) {
	const [search, setFilters] = useFilters();
	return (
		<SmallSelect
			label={label}
			value={chosenOf(options, search[name])}
			options={options}
			onChoose={(value) =>
				setFilters({ [name]: value === options[0].value ? "" : value, ...alsoSet?.(value) })
			}
			className={className}
		/>
	);
}

interface SmallSelectProps<Value extends string> {
	label: string;
	value: Value;
	options: readonly Option<Value>[];
	onChoose: (value: Value) => void;
	className?: string | undefined;
}

export function SmallSelect<Value extends string>({
	label,
	value,
	options,
	onChoose,
	className = "",
}: SmallSelectProps<Value>) {
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
