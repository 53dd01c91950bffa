// Writes types out in full, without the library or the rules from which they are inferred, so that the package depends on
// neither.
import {
  type Checker,
  type Project,
  SymbolFlags,
  type Type,
  TypeFlags,
  type TypeReference,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';

/** A type that is printed in full under this name. */
interface Named {
  readonly name: string;
  readonly type: Type;
  readonly symbol: TypeSymbol;
  readonly isExported: boolean;
}

/** The flag of the type checker for a property that a mapped type has made readonly. */
const MADE_READONLY = 8;

export class Flattening {
  readonly #project: Project;
  readonly #checker: Checker;
  readonly #named: Named[] = [];

  /** Flattens all types that this file exports. */
  constructor(project: Project, file: string) {
    this.#project = project;
    this.#checker = project.checker;
    const source = project.program.getSourceFile(file);
    const module = source && this.#checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing`);
    for (const exported of this.#checker.getExportsOfModule(module)) {
      const symbol = (exported.flags & SymbolFlags.Alias) === 0 ? exported : this.#checker.getAliasedSymbol(exported);
      this.#name(exported.name, this.#checker.getDeclaredTypeOfSymbol(symbol), symbol, true);
    }
  }

  /** The text of a declaration file. */
  get text(): string {
    const texts: string[] = [];
    // To print one may add others.
    for (const one of this.#named) texts.push(this.#declaration(one));
    return `${texts.join('\n\n')}\n`;
  }

  #name(name: string, type: Type, symbol: TypeSymbol, isExported: boolean): Named {
    const named = { name: this.#free(name), type, symbol, isExported };
    this.#named.push(named);
    return named;
  }

  #free(name: string): string {
    const isTaken = (wanted: string) => this.#named.some((one) => one.name === wanted);
    let number = 2;
    let free = name;
    while (isTaken(free)) free = `${name}${number++}`;
    return free;
  }

  #declaration({ name, type, symbol, isExported }: Named): string {
    const beginning = `${commented(this.#descriptionOf(symbol), '')}${isExported ? 'export' : 'declare'}`;
    return `${beginning} type ${name} = ${this.#structure(type, '')};`;
  }

  #print(type: Type, indent: string): string {
    const known = this.#named.find((one) => one.type.id === type.id) ?? this.#worthNaming(type);
    return known ? known.name : this.#structure(type, indent);
  }

  /** An interface or an alias, which has a name of its own; and may lead back to itself. */
  #worthNaming(type: Type): Named | undefined {
    const alias = type.getAliasTypeArguments().length === 0 ? type.getAliasSymbol() : undefined;
    const isGeneric: boolean = type.isTypeReference();
    const own = !isGeneric && type.isClassOrInterface() ? type.getSymbol() : undefined;
    const symbol = alias ?? own;
    return symbol && this.#name(symbol.name, type, symbol, false);
  }

  #structure(type: Type, indent: string): string {
    if ((type.flags & TypeFlags.Boolean) !== 0) return 'boolean';
    if (type.isUnionType()) return this.#union(type.getTypes(), indent);
    if (this.#checker.isArrayType(type)) return this.#list(type, indent);
    if (type.isTypeReference() && this.#checker.isTupleType(type)) return this.#tuple(type, indent);
    if (type.isObjectType() || type.isIntersectionType()) return this.#fields(type, indent);
    return this.#checker.typeToString(type);
  }

  #union(types: readonly Type[], indent: string): string {
    const words = types.filter(({ flags }) => (flags & TypeFlags.BooleanLiteral) === 0);
    const parts = words.map((type) => this.#print(type, indent));
    // Both of its words together are a type of their own.
    if (types.length - words.length === 2) parts.push('boolean');
    else parts.push(...types.filter((type) => !words.includes(type)).map((type) => this.#checker.typeToString(type)));
    return parts.sort((a, b) => Number(NOTHING.includes(a)) - Number(NOTHING.includes(b))).join(' | ');
  }

  #list(type: Type, indent: string): string {
    const [item] = type.isTypeReference() ? this.#checker.getTypeArguments(type) : [];
    if (!item) throw new Error('a list of nothing');
    const text = this.#print(item, indent);
    const prefix = type.getSymbol()?.name === 'ReadonlyArray' ? 'readonly ' : '';
    const isChoice = item.isUnionType() && text.includes('|');
    return `${prefix}${isChoice || text.startsWith('readonly') ? `(${text})` : text}[]`;
  }

  #tuple(type: TypeReference, indent: string): string {
    const target = type.getTarget();
    const items = this.#checker.getTypeArguments(type).map((item) => this.#print(item, indent));
    return `${target.isTupleType() && target.readonly ? 'readonly ' : ''}[${items.join(', ')}]`;
  }

  #fields(type: Type, indent: string): string {
    const deeper = `${indent}  `;
    const indexes = this.#checker.getIndexInfosOfType(type).map(({ keyType, valueType, isReadonly }) => {
      const key = this.#checker.typeToString(keyType);
      return `${deeper}${isReadonly ? 'readonly ' : ''}[key: ${key}]: ${this.#print(valueType, deeper)};`;
    });
    const fields = this.#checker.getPropertiesOfType(type).map((field) => this.#field(field, deeper));
    return fields.length + indexes.length === 0 ? '{}' : `{\n${[...fields, ...indexes].join('\n')}\n${indent}}`;
  }

  #field(field: TypeSymbol, indent: string): string {
    const type = this.#checker.getTypeOfSymbol(field);
    if (!type) throw new Error(`${field.name} has no type`);
    const isReadonly = (field.checkFlags & MADE_READONLY) !== 0 || /^readonly\s/.test(this.#sourceOf(field));
    const mark = (field.flags & SymbolFlags.Optional) === 0 ? '' : '?';
    const name = /^[\w$]+$/.test(field.name) ? field.name : `'${field.name}'`;
    const comment = commented(this.#descriptionOf(field), indent);
    return `${comment}${indent}${isReadonly ? 'readonly ' : ''}${name}${mark}: ${this.#print(type, indent)};`;
  }

  /** The description of a property: from its comment, or from the schema of which the type is inferred. */
  #descriptionOf(symbol: TypeSymbol): string {
    const comment = this.#checker.getDocumentationCommentOfSymbol(symbol);
    return comment || (DESCRIPTION.exec(this.#sourceOf(symbol))?.[2] ?? '').replaceAll("\\'", "'");
  }

  #sourceOf(symbol: TypeSymbol): string {
    const declaration = symbol.valueDeclaration ?? symbol.declarations[0];
    return declaration?.resolve(this.#project)?.getText() ?? '';
  }
}

const NOTHING = ['null', 'undefined'];

/** What a schema is described by at its very end. */
const DESCRIPTION = /\.(?:describe\(|meta\(\{[^{}]*description:)\s*(['"])((?:\\.|(?!\1)[\s\S])*)\1,?\s*\}?\)$/;

function commented(text: string, indent: string): string {
  return text === '' ? '' : `${indent}/** ${text.trim().replaceAll(/\s*\n\s*/g, ' ')} */\n`;
}
