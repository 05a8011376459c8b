import type { Socket } from "node:net";

/** Bytes of finished answers that may wait for slow readers. */
export interface UnsentLimits {
	readonly perAddress: number;
	readonly perProcess: number;
}

const MIB = 1024 * 1024;
const UNSENT_LIMITS: UnsentLimits = { perAddress: 32 * MIB, perProcess: 256 * MIB };

interface Unsent {
	readonly address: string;
	readonly bytes: number;
}

export class UnsentAnswers {
	readonly #limits: UnsentLimits;
	/** Oldest first. */
	readonly #answers = new Map<Socket, Unsent>();
	readonly #byAddress = new Map<string, number>();
	#total = 0;

	constructor(limits: UnsentLimits = UNSENT_LIMITS) {
		this.#limits = limits;
	}

	/** Past the address's limit destroys this connection, past the process's limit those that waited longest. */
	add(socket: Socket, answer: Unsent): void {
		this.#answers.set(socket, answer);
		this.#count(answer, 1);
		if ((this.#byAddress.get(answer.address) ?? 0) > this.#limits.perAddress) this.#drop(socket);
		for (const [oldest] of this.#answers) {
			if (this.#total <= this.#limits.perProcess) return;
			this.#drop(oldest);
		}
	}

	delete(socket: Socket): void {
		const answer = this.#answers.get(socket);
		if (!answer) return;
		this.#answers.delete(socket);
		this.#count(answer, -1);
	}

	#drop(socket: Socket): void {
		this.delete(socket);
		socket.destroy();
	}

	#count({ address, bytes }: Unsent, sign: 1 | -1): void {
		this.#total += sign * bytes;
		const ofAddress = (this.#byAddress.get(address) ?? 0) + sign * bytes;
		if (ofAddress > 0) this.#byAddress.set(address, ofAddress);
		else this.#byAddress.delete(address);
	}
}
