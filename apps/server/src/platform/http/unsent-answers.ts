import type { Socket } from "node:net";
import { BytesByAddress } from "./bytes-by-address.ts";

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
	readonly #bytes = new BytesByAddress();

	constructor(limits: UnsentLimits = UNSENT_LIMITS) {
		this.#limits = limits;
	}

	/** Past the address's limit destroys this connection, past the process's limit those that waited longest. */
	add(socket: Socket, answer: Unsent): void {
		this.#answers.set(socket, answer);
		this.#bytes.add(answer.address, answer.bytes);
		if (this.#bytes.of(answer.address) > this.#limits.perAddress) this.#drop(socket);
		for (const [oldest] of this.#answers) {
			if (this.#bytes.total <= this.#limits.perProcess) return;
			this.#drop(oldest);
		}
	}

	delete(socket: Socket): void {
		const answer = this.#answers.get(socket);
		if (!answer) return;
		this.#answers.delete(socket);
		this.#bytes.add(answer.address, -answer.bytes);
	}

	#drop(socket: Socket): void {
		this.delete(socket);
		socket.destroy();
	}
}
